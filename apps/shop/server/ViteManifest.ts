/** What Vite writes about a build: one chunk per source module that begins one. */
export type ViteManifest = Readonly<Record<string, ViteChunk>>;

export interface ViteChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
