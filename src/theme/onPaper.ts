/**
 * How every page is printed: black on white whatever the browser is asked to print, in a size for
 * paper, and cut where a reader would cut it. What only a screen can use is left out by the components.
 */
export const onPaper = {
  '@page': { margin: '18mm 16mm' },
  '@media print': {
    // Text is 10.5 points high on paper, and all else in proportion.
    html: { fontSize: '78%' },
    '*, *::before, *::after': {
      backgroundColor: 'transparent !important',
      backgroundImage: 'none !important',
      color: 'black !important',
      boxShadow: 'none !important',
      animation: 'none !important',
    },
    'h1, h2, h3, h4, h5, h6, dt': { breakAfter: 'avoid', breakInside: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    'li, article, address, figure, img, svg, dl > div': { breakInside: 'avoid' },
    'main > *, footer': { paddingBlock: '0 6mm !important' },
    'footer > div > *': { gap: '0 !important', paddingBlock: '0 !important' },
    // The one dark image that is no file: half a page of ink.
    'main svg[role="img"]': { display: 'none' },
    'main img': { width: 'auto !important', maxWidth: '100% !important', maxHeight: '60mm' },
    // What nobody can press, watch or scroll on paper, and the street above the footer, which keeps how to
    // reach the company.
    '[popover]:not(ol), .MuiButtonBase-root, label:has(> [type="checkbox"]), main a svg, footer::before, footer :is(nav, ul, svg)':
      { display: 'none !important' },
    // An address behind words is lost on paper.
    'main a[href^="http"]': { display: 'inline !important' },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
} as const;
