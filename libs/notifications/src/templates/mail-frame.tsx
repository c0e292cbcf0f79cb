import type { Language } from '@landfall/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const BRAND = '#0b4f8a';
const LINE = '1px solid #c5ced6';

/** Layout tables of a mail: no spacing of their own, and no table to a screen reader. */
const LAYOUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 8px', fontSize: 14, color: '#4a5763' }}>{children}</p>;
}

export function Link({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} style={{ color: BRAND }}>
      {children}
    </a>
  );
}

/** A link that looks like a button: a filled table cell, which Outlook draws too. */
export function Button({ url, children }: { url: string; children: ReactNode }) {
  return (
    <table {...LAYOUT} style={{ margin: '0 0 24px' }}>
      <tbody>
        <tr>
          <td {...{ bgcolor: BRAND }} style={{ borderRadius: 6, background: BRAND }}>
            <a
              href={url}
              style={{
                display: 'inline-block',
                padding: '12px 20px',
                fontWeight: 'bold',
                color: '#ffffff',
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface MailFrameProps {
  language: Language;
  subject: string;
  organisationName: string;
  heading: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The whole HTML part: one column, styles in the elements, nothing loaded from anywhere. */
export function MailFrame({ language, subject, organisationName, heading, footer, children }: MailFrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f3f6f9' }}>
        <div role="main">
          <table {...LAYOUT} width="100%" bgcolor="#f3f6f9">
            <tbody>
              <tr>
                <td align="center" style={{ padding: '16px 8px' }}>
                  <Sheet>
                    <p style={{ margin: '0 0 16px', padding: '0 0 12px', borderBottom: LINE, fontWeight: 'bold' }}>
                      {organisationName}
                    </p>
                    <h1 style={{ margin: '0 0 12px', fontSize: 22, lineHeight: 1.3 }}>{heading}</h1>
                    {children}
                    <div style={{ borderTop: LINE, paddingTop: 16 }}>{footer}</div>
                  </Sheet>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <table
      {...LAYOUT}
      width="100%"
      bgcolor="#ffffff"
      style={{ maxWidth: 600, background: '#ffffff', border: LINE, borderRadius: 8 }}
    >
      <tbody>
        <tr>
          <td
            style={{
              padding: 24,
              fontFamily: FONT,
              fontSize: 16,
              lineHeight: 1.5,
              color: '#16202b',
              textAlign: 'left',
              wordBreak: 'break-word',
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A mail as HTML text. React escapes every text and attribute. */
export const mailHtml = (mail: ReactNode): string => `<!DOCTYPE html>${renderToStaticMarkup(mail)}`;
