export const STYLE = `
:root{color-scheme:light dark;--ink:#172033;--soft:#5b6478;--line:#e3e6ee;--paper:#fff;--wash:#f6f7fb;--band:#f4b94255;
--c0:#2f6fed;--c1:#12a182;--c2:#d9822b;--c3:#8a4fd6;--c4:#d23f6c;--c5:#4a90a4;--c6:#9aa23a;--c7:#7a6a5d}
@media(prefers-color-scheme:dark){:root{--ink:#e8ebf4;--soft:#9aa4bb;--line:#2a3246;--paper:#10151f;--wash:#171d2a;--band:#f4b94230;
--c0:#6ea0ff;--c1:#3fd0ae;--c2:#f0a65a;--c3:#b68cf0;--c4:#f0769a;--c5:#7cc0d2;--c6:#c6cf6a;--c7:#b7a799}}
*{box-sizing:border-box}body{margin:0 auto;max-width:940px;padding:24px 18px 64px;font:16px/1.65 system-ui,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;color:var(--ink);background:var(--paper)}
input{position:absolute;opacity:0}label{display:inline-block;padding:4px 14px;border-radius:99px;color:var(--soft);cursor:pointer;margin-inline-end:4px}
input:checked+label{background:var(--wash);color:var(--ink);font-weight:600}input:focus-visible+label{outline:2px solid var(--c0)}
article{display:none}#ar:checked~.ar,#en:checked~.en{display:block}
h1{font-size:2.2rem;line-height:1.2;margin:24px 0 8px}h2{font-size:1.3rem;margin:48px 0 4px}h3{margin:24px 0 4px}p{color:var(--soft);margin:0 0 14px;max-width:62ch}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(118px,1fr));gap:10px;margin:22px 0}.tile{background:var(--wash);border-radius:12px;padding:14px 16px}
.tile b{display:block;font-size:1.45rem;line-height:1.2}.tile span{color:var(--soft);font-size:.86rem}.bad b{color:var(--c4)}
svg{width:100%;height:auto;display:block}.grid{stroke:var(--line)}.tick{fill:var(--soft);font-size:11px}.band{fill:var(--band)}
.line{fill:none;stroke-width:2;stroke-linejoin:round}.s0{stroke:var(--c0)}.s1{stroke:var(--c1)}.s2{stroke:var(--c2)}.s3{stroke:var(--c3)}.s4{stroke:var(--c4)}.s5{stroke:var(--c5)}.s6{stroke:var(--c6)}.s7{stroke:var(--c7)}
.c0{fill:var(--c0);background:var(--c0)}.c1{fill:var(--c1);background:var(--c1)}.c2{fill:var(--c2);background:var(--c2)}.c3{fill:var(--c3);background:var(--c3)}.c4{fill:var(--c4);background:var(--c4)}.c5{fill:var(--c5);background:var(--c5)}.c6{fill:var(--c6);background:var(--c6)}.c7{fill:var(--c7);background:var(--c7)}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:6px 0 0;padding:0;font-size:.86rem;color:var(--soft)}.dot{display:inline-block;width:10px;height:10px;border-radius:3px;margin-inline-end:6px}
.scroll{overflow-x:auto;margin-top:14px}table{border-collapse:collapse;width:100%;font-size:.86rem}th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}th{color:var(--soft);font-weight:600}.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.violations{font-size:.86rem;padding-inline-start:18px}pre{background:var(--wash);padding:12px 14px;border-radius:10px;overflow-x:auto;font-size:.84rem}footer{margin-top:48px}
@media print{input,label{display:none}article{display:block;break-before:page}}
`
