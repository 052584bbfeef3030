export { drawDemoImage, pictureSpec } from './drawDemoImage.ts';
