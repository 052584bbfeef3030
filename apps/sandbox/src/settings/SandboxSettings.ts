/** What decides where the sandbox runs; the shop and the back end read their own settings. */
export interface SandboxSettings {
  /** `PORT`: the shop. 0 means any free port. */
  readonly shopPort: number;
  /** `SANDBOX_PORT`: the sandbox's own page. */
  readonly sandboxPort: number;
  /** `SANDBOX_SMTP_PORT`: the sandbox's mail server. */
  readonly smtpPort: number;
  /** `API_PORT`: the reference back end. */
  readonly apiPort: number;
  /** `DATA_DIR`: the embedded database, secrets and pictures; an absolute path. */
  readonly dataDir: string;
  /** `DATABASE_URL`: a PostgreSQL of one's own; null means the embedded one. */
  readonly databaseUrl: string | null;
}
