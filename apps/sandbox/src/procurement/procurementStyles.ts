/** What the procurement system's pages have beyond the sandbox's own style. */
export const procurementStyles = `
form { background: var(--stock); border-top: 5px solid var(--rail); padding: 16px; display: grid; gap: 12px; }
.choices { grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); align-items: end; }
label { display: grid; gap: 4px; }
.fields label { grid-template-columns: 12rem 1fr; align-items: center; }
@media (max-width: 40rem) { .fields label { grid-template-columns: 1fr; } }
input, select, button, textarea { font: inherit; padding: 8px; min-width: 0; }
textarea { width: 100%; min-height: 16rem; font: 14px/1.4 ui-monospace, monospace; }
button { justify-self: start; font-weight: 700; background: var(--accent); color: var(--on-accent); border: 0; padding: 12px 20px; cursor: pointer; }
:is(input, select, button, textarea):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--rule); background: white; margin-top: 16px; }
td { white-space: normal; overflow-wrap: anywhere; }
.problems { grid-template-columns: 1fr; }
.problems li, .problems li:first-child { background: var(--stock); color: inherit; border-top-color: oklch(.60 .20 27); }
.link { font-weight: 700; overflow-wrap: anywhere; }
`;
