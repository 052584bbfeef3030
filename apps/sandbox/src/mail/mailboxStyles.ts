/** What the mailbox adds to the sandbox's style sheet. */
export const mailboxStyles = `
.mailbox { display: grid; gap: 32px; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); align-items: start; }
.mailbox ol { list-style: none; margin: 0; padding: 0; border-top: 5px solid var(--rail); max-height: 80vh; overflow-y: auto; }
.mailbox li, .mailbox li:first-child { background: none; border: 0; padding: 0; }
.mailbox nav a { display: grid; gap: 2px; padding: 12px 16px; background: var(--stock); border-bottom: 1px solid var(--rule); text-decoration: none; font-size: 15px; font-weight: 400; overflow-wrap: anywhere; }
.mailbox nav a span { color: var(--ink-2); }
.mailbox nav a[aria-current] { background: var(--accent); color: var(--on-accent); }
.mailbox nav a[aria-current] span { color: inherit; }
article { background: var(--stock); border-top: 5px solid var(--rail); padding: 16px 24px 24px; }
article h2 { margin-top: 0; overflow-wrap: anywhere; }
article h3 { margin: 24px 0 8px; font-size: 17px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; overflow-wrap: anywhere; }
dt { color: var(--ink-2); }
dd { margin: 0; }
iframe { width: 100%; height: 46rem; border: 1px solid var(--rule); resize: both; background: #fff; }
.mailbox ul.links { display: grid; gap: 8px; grid-template-columns: 1fr; }
.mailbox ul.links a { font-size: 15px; font-weight: 400; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: 14px/1.5 ui-monospace, monospace; }
header a { color: inherit; }
@media (max-width: 800px) { .mailbox { grid-template-columns: minmax(0, 1fr); } .mailbox ol { max-height: 16rem; } }
`;
