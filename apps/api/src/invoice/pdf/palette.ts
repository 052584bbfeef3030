/** The kit's light tokens (packages/ui/src/tokens/tokens.json) in sRGB, since a PDF knows no OKLCH. */
export const palette = {
  ink: '#21203f',
  ink2: '#4d4d65',
  rule: '#ccc7bb',
  accent: '#fcc82c',
  white: '#ffffff',
} as const;
