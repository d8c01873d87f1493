/**
 * The style of the exported page, light or dark (docs/design-language.md). No font is loaded; the design's fonts are
 * used if installed.
 */
export const STYLESHEET = `
:root{color-scheme:light dark;--page:#f6eeda;--sheet:#fbf6e8;--ink:#1d1710;--ink-2:#54452f;--line:#d3c193;--brass:#6f5520;--brass-lo:#8a7142;--lamp:#8f5200;--blood:#8a2a1a;--good:#1f5c46;--die:#fffdf6;--pip:#1d1710;--hit:#1f5c46;--hit-pip:#fffdf6;
--serif:"EB Garamond Variable","EB Garamond",Garamond,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;--caps:"Alegreya SC","Palatino Linotype",Palatino,Georgia,serif;--plate:"Limelight","EB Garamond",Garamond,Georgia,serif;--sans:"Atkinson Hyperlegible Next Variable","Atkinson Hyperlegible",Verdana,"DejaVu Sans",sans-serif}
@media (prefers-color-scheme:dark){:root{--page:#0a1013;--sheet:#0f1719;--ink:#ece2c9;--ink-2:#b9b098;--line:#2f4044;--brass:#ecd396;--brass-lo:#8a7142;--lamp:#f2b24c;--blood:#e58a72;--good:#7cc3a4;--die:#172225;--pip:#ece2c9;--hit:#7cc3a4;--hit-pip:#0a1013}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:12px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--page);color:var(--ink);font:400 19px/1.55 var(--serif);font-variant-numeric:oldstyle-nums;overflow-wrap:break-word;hyphens:auto}
main,.head,.foot{max-width:1120px;margin:0 auto;padding:0 32px}
.text{max-width:640px}
h1,h2,h3,p,ul,ol,dl,dd,blockquote{margin:0;padding:0}
a{color:inherit;text-decoration-color:var(--brass-lo);text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{color:var(--lamp)}
:focus-visible{outline:2px solid var(--lamp);outline-offset:2px}
:target{background:color-mix(in srgb,var(--lamp) 22%,transparent);box-shadow:0 0 0 4px color-mix(in srgb,var(--lamp) 22%,transparent)}
.skip{position:absolute;left:-9999px}.skip:focus{left:12px;top:12px;background:var(--sheet);padding:8px 12px}
.head{padding-top:56px;padding-bottom:8px}
.head .over{font:400 16px/1.3 var(--caps);color:var(--brass);letter-spacing:.04em}
h1{font:400 44px/1.1 var(--plate);color:var(--brass);margin:6px 0 10px;text-wrap:balance}
.head .when{color:var(--ink-2);font-style:italic}
.rule{height:7px;border:solid var(--brass-lo);border-width:1px 0 1px;margin:22px 0 26px;max-width:640px}
.cast{list-style:none;margin:0 0 26px}
.cast li{margin:2px 0}
.who{font-variant-caps:all-small-caps;letter-spacing:.03em;font-weight:600;text-decoration:none}
.who.again{font-variant-caps:normal;letter-spacing:0;font-weight:inherit}
.contents{max-width:640px;margin-bottom:20px}
.contents h2,.names h2{font:400 22px/1.2 var(--caps);color:var(--brass);margin-bottom:8px}
.contents ol{list-style:none}
.contents li{display:grid;grid-template-columns:7.5em 1fr;gap:0 12px;padding:5px 0;border-top:1px solid var(--line);break-inside:avoid}
.contents li a{font-variant-numeric:lining-nums}
.contents .summary{color:var(--ink-2);font-size:16.5px;line-height:1.4}
.chapter{padding-top:34px}
.chapter>h2{font:400 31px/1.15 var(--plate);color:var(--brass);display:flex;flex-wrap:wrap;gap:0 14px;align-items:baseline;border-bottom:1px solid var(--brass-lo);padding-bottom:6px;margin-bottom:8px;break-after:avoid}
.chapter>h2 time{font:italic 400 16px/1.3 var(--serif);color:var(--ink-2)}
.scene>h3{font:400 20px/1.2 var(--caps);color:var(--brass);margin:26px 0 6px;break-after:avoid;letter-spacing:.02em}
.action{display:flow-root;position:relative;margin:0 0 12px}
.action>p{margin:0}
.action p+p{margin-top:10px}
.name{text-decoration-style:dotted}
.low{color:var(--ink-2);font-size:16.5px}
.high{font-weight:600}
.card{display:block;margin:4px 0 6px 2px;padding:2px 0 2px 14px;border-left:2px solid var(--line);color:var(--ink-2);font-size:17px;line-height:1.45;max-width:610px}
.roll{float:right;clear:right;width:356px;margin:2px 0 10px 24px;padding:7px 11px 8px;border:1px solid var(--line);background:var(--sheet);font:400 14px/1.35 var(--sans);font-variant-numeric:lining-nums tabular-nums;hyphens:none;break-inside:avoid}
.roll .what{display:flex;justify-content:space-between;gap:10px;align-items:baseline}
.roll .what b{font-weight:600}
.roll .what>span+span{white-space:nowrap}
.roll .how{color:var(--ink-2)}
.roll .passed{color:var(--good);font-weight:600}.roll .failed{color:var(--blood);font-weight:600}
.roll .dice{display:flex;flex-wrap:wrap;gap:4px 5px;align-items:center;margin-top:5px}
.roll .dice small{font-size:12px;color:var(--ink-2);margin-right:2px}
.roll .bought{display:inline-flex;gap:4px;align-items:center;padding-left:7px;margin-left:3px;border-left:1px solid var(--line)}
.roll .from{display:block;margin-top:5px;font-size:12px;color:var(--ink-2)}
.die{width:22px;height:22px;flex:none}
.die{--b:var(--die);--p:var(--pip);--e:var(--brass-lo)}.die.hit{--b:var(--hit);--p:var(--hit-pip);--e:var(--hit)}
symbol .body{fill:var(--b);stroke:var(--e);stroke-width:1.5}symbol .pip{fill:var(--p)}
.faces{position:absolute}
.chat{max-width:640px;margin:14px 0 16px;padding:2px 0 2px 20px;border-left:4px double var(--brass-lo);font-style:italic;break-inside:avoid-page}
.chat em{font-style:normal}
.chat p+p,.chat ul,.chat ol,.chat blockquote{margin-top:8px}
.chat ul,.chat ol{padding-left:22px}
.chat blockquote{padding-left:14px;border-left:1px solid var(--line)}
.chat pre{white-space:pre-wrap;font-size:15px}
.chat cite{display:block;font-style:normal;font-size:15.5px;color:var(--ink-2);margin-top:3px}
.chat.talk{font-style:normal;border-left-width:1px;border-left-style:dotted;font-size:17px}
.note{color:var(--ink-2);font-style:italic;font-size:16.5px;margin:0 0 12px}
.mythos{max-width:640px;margin:4px 0 16px;padding:16px 20px 14px;border:1px solid var(--brass-lo);outline:1px solid var(--line);outline-offset:-5px;background:var(--sheet)}
.mythos :is(h3,h4){font:400 23px/1.2 var(--plate);margin:0 0 4px;color:var(--ink)}
.mythos .says{font-size:17px;line-height:1.45;color:var(--ink-2);margin-bottom:8px}
.facts{display:grid;grid-template-columns:8.8em 1fr;gap:0;font-size:17px;line-height:1.42}
.facts dt,.facts dd{border-top:1px solid var(--line);padding:4px 0}
.facts dt{padding-right:12px;font:400 16px/1.5 var(--caps);color:var(--brass);hyphens:manual}
.facts ul{list-style:none}
.facts .threat{color:var(--blood);font-weight:600}
.ending{max-width:640px;margin:40px 0 10px;padding:18px 0;border:solid var(--brass-lo);border-width:1px 0;font:400 27px/1.25 var(--plate);color:var(--brass);text-wrap:balance}
.names{padding-top:44px;max-width:1060px}
.names dl{columns:2;column-gap:44px;font-size:16px;line-height:1.42;margin-top:12px}
.names div{break-inside:avoid;padding:5px 0 7px;border-top:1px solid var(--line)}
.names dt{font-weight:600}
.names dt small{font:400 13px/1 var(--sans);color:var(--ink-2);margin-left:6px}
.names dd+dd{margin-top:3px}
.foot{padding-top:36px;padding-bottom:64px;font:400 14px/1.5 var(--sans);color:var(--ink-2);hyphens:none}
.foot code{overflow-wrap:anywhere;font-size:13px}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:1120px){.action{padding-right:416px}.action .roll{margin-right:-416px;margin-left:0}}
@media (max-width:1119px){.roll{float:none;width:auto;max-width:440px;margin:7px 0 9px;display:block}}
@media (max-width:640px){body{font-size:18px}main,.head,.foot{padding-left:18px;padding-right:18px}.head{padding-top:34px}h1{font-size:34px}.contents li{grid-template-columns:1fr}.names dl{columns:1}.facts{grid-template-columns:1fr}.facts dd{border-top:0;padding-top:0}.facts dt{padding-bottom:0}.mythos{padding:14px 15px 12px}}
@media print{:root{color-scheme:light;--page:#fff;--sheet:#fff;--ink:#000;--ink-2:#444;--line:#bbb;--brass:#000;--brass-lo:#777;--blood:#000;--good:#000;--die:#fff;--pip:#000;--hit:#000;--hit-pip:#fff}body{font-size:11pt}.skip,.tocontents{display:none}a{text-decoration:none}.die{print-color-adjust:exact;-webkit-print-color-adjust:exact}.chapter{break-before:auto}.roll{font-size:8.5pt;width:250px}.action{padding-right:0}.action .roll{float:right;margin:2px 0 8px 16px}}
`;
