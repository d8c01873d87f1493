/** Maximum number of log entries whose events an update includes; clients further behind get only the latest. */
export const MAX_UPDATE_ENTRIES = 400;
