/** A subset of the design tokens, for a page without a build. */
export const OUTBOX_STYLE = `
:root { --surface: oklch(0.985 0.006 85); --raised: #fff; --sunken: oklch(0.955 0.009 90); --line: oklch(0.90 0.012 95);
  --ink: oklch(0.24 0.028 180); --ink-soft: oklch(0.45 0.022 180); --accent: oklch(0.44 0.085 172);
  --accent-ink: oklch(0.99 0.01 170); --accent-soft: oklch(0.94 0.03 170); --point: oklch(0.77 0.155 72); --danger: oklch(0.53 0.17 28) }
@media (prefers-color-scheme: dark) { :root { --surface: oklch(0.19 0.018 185); --raised: oklch(0.235 0.02 185);
  --sunken: oklch(0.165 0.016 185); --line: oklch(0.32 0.02 185); --ink: oklch(0.95 0.01 100); --ink-soft: oklch(0.78 0.015 120);
  --accent: oklch(0.76 0.11 168); --accent-ink: oklch(0.19 0.03 175); --accent-soft: oklch(0.30 0.04 172);
  --point: oklch(0.82 0.14 78); --danger: oklch(0.72 0.15 28) } }
* { box-sizing: border-box; margin: 0 }
html { font: 400 16px/1.75 'Readex Pro', 'Segoe UI', Tahoma, sans-serif; color: var(--ink); background: var(--surface) }
[lang='en'] { line-height: 1.6 }
header, main { max-inline-size: 760px; margin-inline: auto; padding-inline: 20px }
header { display: flex; align-items: center; justify-content: space-between; padding-block: 28px 8px }
h1 { font-size: 26px; font-weight: 600; display: flex; align-items: center; gap: 12px; line-height: 1.3 }
h1 i { inline-size: 12px; block-size: 12px; background: var(--point); rotate: 45deg; border-radius: 1px }
h2 { font-size: 17px; font-weight: 600; line-height: 1.5; margin-block-end: 8px }
a { color: var(--accent); text-decoration: none } a:hover { text-decoration: underline }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.lead { color: var(--ink-soft); margin-block-end: 20px }
form { display: flex; gap: 10px }
input[type=search] { flex: 1; min-inline-size: 0; min-block-size: 46px; padding-inline: 14px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--raised); color: inherit; font: inherit }
[dir=rtl] input:placeholder-shown { direction: rtl }
form.answer { display: grid; justify-items: start; margin-block-start: 10px }
label { display: grid; gap: 4px; inline-size: 100%; font-size: 14px; color: var(--ink-soft) }
input[type=email], textarea { inline-size: 100%; min-block-size: 46px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--raised); color: var(--ink); font: inherit; font-size: 16px }
.answered { margin-block-start: 14px; padding: 10px 14px; border-radius: 10px; background: var(--accent-soft); color: var(--accent) }
button { min-block-size: 46px; padding-inline: 22px; border: 0; border-radius: 12px; background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 550; cursor: pointer }
nav { display: flex; flex-wrap: wrap; gap: 20px; margin-block: 14px 22px; font-size: 14.5px }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin-block-end: 14px }
.meta { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; font-size: 13.5px; color: var(--ink-soft); margin-block-end: 10px }
.meta bdi { color: var(--ink); overflow-wrap: anywhere } .failed { color: var(--danger) }
.tag { padding: 1px 10px; border-radius: 999px; background: var(--accent-soft); color: var(--accent); font-size: 12.5px }
.code { display: flex; align-items: center; gap: 16px; margin-block-end: 10px; color: var(--ink-soft); font-size: 14px }
.code strong { font: 700 30px/1.3 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px; color: var(--ink);
  background: var(--accent-soft); border-radius: 10px; padding: 4px 10px 4px 16px }
details { margin-block-start: 8px } summary { cursor: pointer; color: var(--accent); font-size: 14.5px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 15px }
details pre { background: var(--sunken); border-radius: 10px; padding: 14px; margin-block-start: 8px }
iframe { inline-size: 100%; block-size: 440px; border: 1px solid var(--line); border-radius: 10px; margin-block-start: 8px; background: var(--surface) }
.none { padding-block: 60px; text-align: center; color: var(--ink-soft) }
`
