/** The page's measure: at most 1440 px, gutter 16 px on phones and 32 px from the breakpoint on. */
export const pageWidth = 'mx-auto w-full max-w-page px-4 wide:px-8';
