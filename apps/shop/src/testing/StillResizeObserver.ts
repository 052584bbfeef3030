/** jsdom measures nothing, so nothing ever changes its size: an observer that never calls back says just that. */
export class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
