import { Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { trustedHtml } from './trusted-html.js';

/** In a document that an attribute holds, a link to a part of itself leads to the console without this. */
function keepInside(page: Document): void {
  for (const link of page.links) {
    const address = link.getAttribute('href') ?? '';
    if (address.startsWith('#')) link.setAttribute('href', `about:srcdoc${address}`);
    else link.target = '_blank';
  }
}

/** A whole page of travellers inside a dialog, as high as it is. It runs no script and sends no form; its links open beside it. */
export function PageFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  // React would turn what is trusted into text.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedHtml(html) as string;
  }, [html]);

  useEffect(() => {
    if (!page) return undefined;
    keepInside(page);
    const root = page.documentElement;
    const sizes = new ResizeObserver(() => setHeight(root.offsetHeight));
    sizes.observe(root);
    // Keys stay in the document that has the focus; Escape closes the dialog from there too.
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    page.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      page.removeEventListener('keydown', onKey);
    };
  }, [page]);

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        sx={{ display: 'block', width: '100%', height, minHeight: '50vh', border: 0 }}
      />
    </Box>
  );
}
