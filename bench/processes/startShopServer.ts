import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { type StartedProcess, startProcess } from './startProcess.ts';

/** Starts the shop's web server from its built folder, before a back end. */
export const startShopServer = (apiOrigin: string): Promise<StartedProcess> =>
  startProcess(join(projectRoot, 'dist', 'shop', 'main.js'), '/health', {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    ADMIN_URL: 'https://admin.example',
    PARTNER_URL: 'https://partner.example',
    API_ORIGIN: apiOrigin,
  });
