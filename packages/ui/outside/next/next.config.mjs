/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  // The test type-checks each app before it builds it.
  typescript: { ignoreBuildErrors: true },
  experimental: { externalDir: true },
  // The test links the installed packages, and Turbopack follows no link out of its root.
  turbopack: { root: '/' },
};
