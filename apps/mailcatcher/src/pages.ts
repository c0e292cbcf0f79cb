import { escapeUTF8 } from 'entities/escape';
import type { Mail, MailAddress } from './read-mail.js';

const person = ({ name, address }: MailAddress): string => escapeUTF8(name === '' ? address : `${name} <${address}>`);
const people = (list: readonly MailAddress[]): string => list.map(person).join(', ');
const moment = (iso: string): string => `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
const titleOf = (mail: Mail): string => (mail.subject.trim() === '' ? '(no subject)' : mail.subject);

const STYLE = `
:root { color-scheme: light dark; --ink: #16202b; --quiet: #4a545e; --paper: #fff; --ground: #f3f5f7; --line: #c9d0d6; --link: #0b4f8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef2f5; --quiet: #b6c0c9; --paper: #16202b; --ground: #0b1218; --line: #3a4753; --link: #8ec5ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; padding-bottom: 0; }
header p { margin: 0; color: var(--quiet); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
ol, dl, pre, iframe, .empty { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 1rem; }
li + li { border-top: 1px solid var(--line); }
li a { font-weight: 600; overflow-wrap: anywhere; }
li span { grid-column: 1 / -1; color: var(--quiet); overflow-wrap: anywhere; }
time { color: var(--quiet); font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; padding: .75rem 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre, .empty { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { font: .9rem/1.5 ui-monospace, monospace; }
iframe { display: block; width: 100%; height: 75vh; background: #fff; }
summary { cursor: pointer; margin-bottom: .5rem; }
nav { margin-top: 1rem; display: flex; gap: 1.5rem; }
@media (max-width: 40rem) { li, dl { grid-template-columns: minmax(0, 1fr); } dt { margin-top: .25rem; } }
`;

function page(title: string, top: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeUTF8(title)} - Landfall mail</title>
<style>${STYLE}</style>
</head>
<body>
<header>${top}</header>
<main>${main}</main>
</body>
</html>
`;
}

export interface ListView {
  /** Newest first. */
  mails: readonly Mail[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** Seconds between reloads; 0 for none. */
  refresh: number;
}

/** The list of caught mails. */
export function listPage({ mails, total, page: number, pages, refresh }: ListView): string {
  const to = (target: number) =>
    `/?${new URLSearchParams({ page: String(target), ...(refresh ? { refresh: String(refresh) } : {}) })}`;
  const top = refresh
    ? `<p>Reloads every ${refresh} seconds. <a href="/?page=${number}">Stop reloading</a></p>`
    : `<p><a href="/?page=${number}&amp;refresh=5">Reload every 5 seconds</a></p>`;
  const steps = [
    number > 1 ? `<a href="${escapeUTF8(to(number - 1))}">Newer mails</a>` : '',
    number < pages ? `<a href="${escapeUTF8(to(number + 1))}">Older mails</a>` : '',
  ].join('');
  const rows = mails.map(
    (mail) =>
      `<li><a href="/mail/${mail.id}">${escapeUTF8(titleOf(mail))}</a>${moment(mail.date)}<span>To ${people(mail.to)}</span></li>`,
  );
  const list =
    mails.length === 0
      ? '<p class="empty">No mail yet. Whatever the product sends appears here.</p>'
      : `<ol reversed>${rows.join('\n')}</ol>`;
  const title = total === 1 ? '1 mail' : `${total} mails`;
  return page(title, top, `<h1>${title}</h1>${list}${steps === '' ? '' : `<nav aria-label="Pages">${steps}</nav>`}`);
}

/** One mail: the HTML as the recipient sees it, the text part, every header. */
export function mailPage(mail: Mail): string {
  const facts: [string, string][] = [
    ['From', person(mail.from)],
    ['To', people(mail.to)],
    ...(mail.cc.length > 0 ? [['Copy', people(mail.cc)] satisfies [string, string]] : []),
    ['Delivered to', escapeUTF8(mail.envelope.to.join(', '))],
    ['Date', moment(mail.date)],
    ...mail.attachments.map(({ filename, contentType, size }): [string, string] => [
      'Attachment',
      escapeUTF8(`${filename ?? 'unnamed'} (${contentType}, ${size} bytes)`),
    ]),
    ...(mail.problem === null ? [] : [['Not readable', escapeUTF8(mail.problem)] satisfies [string, string]]),
  ];
  const html = mail.html === null ? '' : `<h2>HTML</h2>${frame(mail.html)}`;
  const text = mail.text === null ? '' : `<h2>Text</h2><pre>${escapeUTF8(mail.text)}</pre>`;
  const headers = Object.entries(mail.headers).flatMap(([name, value]): [string, string][] =>
    [value].flat().map((each) => [escapeUTF8(name), escapeUTF8(each)]),
  );
  return page(
    titleOf(mail),
    `<p><a href="/">All mails</a></p><p><a href="/email/${mail.id}/source">Source</a></p>`,
    `<h1>${escapeUTF8(titleOf(mail))}</h1>${definitions(facts)}${html}${text}<h2>Headers</h2>
<details><summary>${headers.length} headers</summary>${definitions(headers)}</details>`,
  );
}

export function missingPage(): string {
  return page(
    'No such mail',
    '<p><a href="/">All mails</a></p>',
    '<h1>No such mail</h1><p class="empty">It was deleted, or newer mails have taken its place.</p>',
  );
}

const definitions = (entries: readonly [string, string][]): string =>
  entries.length === 0
    ? ''
    : `<dl>${entries.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>`;

/** Scripts and forms of a mail stay dead; its links open in a new tab, so that verification links can be followed. */
const frame = (html: string): string =>
  `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeUTF8(`<base target="_blank">${html}`)}"></iframe>`;
