import { DARK, LIGHT, type Tokens } from '../ui/tokens.js';

const variables = ({
  canvas,
  paper,
  text,
  muted,
  line,
  control,
  brand,
  onBrand,
  brandHover,
  error,
  sea,
  land,
  ...t
}: Tokens) =>
  Object.entries({
    canvas,
    paper,
    text,
    muted,
    line,
    control,
    brand,
    'on-brand': onBrand,
    'brand-hover': brandHover,
    error,
    sea,
    land,
    ink: t.ink,
    'on-ink': t.onInk,
    focus: t.focus,
    'focus-outer': t.focusOuter,
    'error-soft': t.status.RED.surface,
    'error-text': t.status.RED.text,
    'info-soft': t.status.BLUE.surface,
    'info-text': t.status.BLUE.text,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The login in the colours of the console: by the device, or as the user has chosen there. */
export const STYLES = `
.lf-login{${variables(LIGHT)};color-scheme:light;min-height:100vh;display:flex;flex-direction:column;background:var(--canvas);color:var(--text);
  font:400 15px/1.5 'Geist Variable',system-ui,sans-serif}
@media (prefers-color-scheme:dark){.lf-login:not([data-mode=light]){${variables(DARK)};color-scheme:dark}}
.lf-login[data-mode=dark]{${variables(DARK)};color-scheme:dark}
body{margin:0}
.lf-login *{box-sizing:border-box}
.lf-login header{display:flex;align-items:center;gap:12px;height:64px;padding:0 24px}
.lf-login .name{flex:1;font-weight:700;font-size:20px;letter-spacing:-.02em}
.lf-login select{font:inherit;font-size:14px;color:inherit;background:transparent;border:0;padding:6px 4px;min-height:32px;border-radius:6px}
.lf-login option{color:#16202b;background:#fff}
.lf-login main{flex:1;display:grid;place-items:center;padding:16px;position:relative;overflow:hidden}
.lf-login .coast{position:absolute;left:0;right:0;bottom:0;width:100%;height:34vh}
.lf-login form{position:relative;width:100%;max-width:400px;margin-bottom:16vh;padding:32px;display:grid;gap:4px;background:var(--paper);border:1px solid var(--line);
  border-radius:12px}
.lf-login h1{margin:0;font-size:24px;line-height:1.2;font-weight:650;letter-spacing:-.018em}
.lf-login p{margin:4px 0 12px;color:var(--muted)}
.lf-login .field{display:grid;gap:4px;margin-top:8px}
.lf-login label{font-size:14px;font-weight:600}
.lf-login .box{position:relative;display:flex}
.lf-login input{flex:1;min-width:0;font:inherit;font-size:16px;color:inherit;background:transparent;border:1px solid var(--control);border-radius:7px;padding:11px 12px}
.lf-login input[aria-invalid=true]{border-color:var(--error)}
.lf-login input.secret{padding-right:52px}
.lf-login .eye{position:absolute;right:4px;top:4px;bottom:4px;width:44px;display:grid;place-items:center;border:0;background:none;color:var(--muted);cursor:pointer;
  border-radius:6px}
.lf-login .hint{min-height:20px;font-size:13px;color:var(--error)}
.lf-login .submit{font:inherit;font-weight:600;font-size:16px;min-height:46px;border:0;border-radius:7px;background:var(--brand);color:var(--on-brand);cursor:pointer}
.lf-login .submit:hover{background:var(--brand-hover)}
.lf-login .submit:disabled{background:var(--line);color:var(--muted);cursor:default}
.lf-login .ways{display:grid;gap:8px;margin-top:12px}
.lf-login .or{display:flex;align-items:center;gap:12px;font-size:13px;color:var(--muted)}
.lf-login .or::before,.lf-login .or::after{content:'';flex:1;border-top:1px solid var(--line)}
.lf-login .way{display:flex;align-items:center;justify-content:center;gap:8px;font:inherit;font-weight:600;min-height:44px;padding:0 12px;
  border:1px solid var(--control);border-radius:7px;background:none;color:inherit;text-decoration:none;cursor:pointer}
.lf-login .submit + .way{margin-top:8px}
.lf-login .way:hover{border-color:var(--brand);color:var(--brand)}
.lf-login .way:disabled{color:var(--muted);border-color:var(--line);cursor:default}
.lf-login a.way{color:inherit}
.lf-login .note{border-radius:7px;padding:10px 12px;margin:0 0 8px;white-space:pre-line;background:var(--info-soft);color:var(--info-text)}
.lf-login .note.bad{background:var(--error-soft);color:var(--error-text);font-weight:600}
.lf-login .more{margin:12px 0 0;font-size:14px}
.lf-login a{color:var(--brand)}
.lf-login :focus-visible{outline:3px solid var(--focus);outline-offset:1px;box-shadow:0 0 0 5px var(--focus-outer)}
@media (max-width:600px){.lf-login form{padding:20px}.lf-login .coast{height:24vh}}
`;
