/** Text as HTML: nothing in it is a mark, in an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
