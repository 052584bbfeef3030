/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  // The test type-checks every app the same way, before it builds them.
  typescript: { ignoreBuildErrors: true },
  // `../shared` is what the three apps have in common.
  experimental: { externalDir: true },
  // The test links the packages from where they are installed already; Turbopack follows no link out of its root.
  turbopack: { root: '/' },
};
