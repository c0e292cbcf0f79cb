import type { CheckPage, CheckText, CheckTexts } from './check-page.js';
import { bestFirst, judge, type TravelDocument, type Verdict } from './judge.js';
import { readLines } from './read-lines.js';

/** Stands before the script, as it is sent. */
declare const TEXTS: CheckTexts;

const MOST_DOCUMENTS = 4;

type Child = Node | string;
const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const TONES: Readonly<Record<Verdict['key'], string>> = {
  ok: 'blue',
  notAccepted: 'red',
  notStated: 'gray',
  otherNationality: 'gray',
  tooShort: 'red',
  tooOld: 'red',
  mayBeTooOld: 'yellow',
  issueMissing: 'yellow',
  endsOnTrip: 'yellow',
};

/** The form, which reads documents one by one and says what they are good for. Nothing of it is stored or sent. */
class Check {
  private readonly documents: TravelDocument[] = [];
  private readonly answer = element('div', { className: 'checked' });
  private readonly status = element('p', { role: 'status' });
  private readonly lines = element('textarea', {
    id: 'check-lines',
    rows: 3,
    spellcheck: false,
    autocapitalize: 'characters',
  });
  private readonly kind = element('select', { id: 'check-kind' });
  private readonly nationality = element('select', { id: 'check-nationality' });
  private readonly expires = element('input', { id: 'check-expires', type: 'date', max: '2100-12-31' });
  private readonly issued = this.issueInput('check-issued');

  constructor(private readonly page: CheckPage) {
    this.answer.setAttribute('aria-live', 'polite');
    // No browser offers later what was typed here.
    for (const field of [this.lines, this.expires, this.issued]) field.autocomplete = 'off';
    for (const kind of ['PASSPORT', 'ID'] as const)
      this.kind.append(element('option', { value: kind }, this.text(kind)));
    for (const { code, name } of page.nationalities) this.nationality.append(element('option', { value: code }, name));
  }

  form(): HTMLFormElement {
    const labelled = (name: CheckText, field: HTMLElement): HTMLElement =>
      element('p', {}, element('label', { htmlFor: field.id }, this.text(name)), field);
    const form = element(
      'form',
      { className: 'check', noValidate: true },
      labelled('lines', this.lines),
      element('p', { className: 'muted', id: 'check-hint' }, this.text('linesHint')),
      element(
        'p',
        {},
        element('button', { type: 'button', className: 'btn', onclick: () => this.read() }, this.text('read')),
      ),
      labelled('kind', this.kind),
      labelled('nationality', this.nationality),
      labelled('expires', this.expires),
      ...(this.page.places.some(({ rules }) => rules.some(({ passport }) => passport.issued))
        ? [labelled('issued', this.issued)]
        : []),
      element('p', {}, element('button', { className: 'btn p' }, this.text('add'))),
      this.status,
      this.answer,
    );
    this.lines.setAttribute('aria-describedby', 'check-hint');
    form.onsubmit = (event) => {
      event.preventDefault();
      this.add();
    };
    return form;
  }

  private text(key: CheckText, values: Readonly<Record<string, string>> = {}): string {
    return (this.page.texts ?? TEXTS)[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }

  private day(day: string): string {
    return new Intl.DateTimeFormat(this.page.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  }

  private say(text: string): void {
    this.status.textContent = text;
  }

  private read(): void {
    const read = readLines(this.lines.value, new Date());
    if ('problem' in read) {
      this.say(this.text(read.problem));
      this.lines.focus();
      return;
    }
    this.lines.value = '';
    this.take({ ...read.document, issued: this.issueOf(read.document) });
  }

  private add(): void {
    if (this.expires.value === '') {
      this.say(this.text('missing'));
      this.expires.focus();
      return;
    }
    const kind = this.kind.value === 'ID' ? 'ID' : 'PASSPORT';
    const document = { kind, nationality: this.nationality.value, expires: this.expires.value } as const;
    this.take({ ...document, issued: this.issueOf(document) });
    this.expires.value = '';
  }

  private issueInput(id: string): HTMLInputElement {
    return element('input', { id, type: 'date', max: new Date().toISOString().slice(0, 10) });
  }

  private issueOf({ kind }: Pick<TravelDocument, 'kind'>): string | null {
    const { value } = this.issued;
    this.issued.value = '';
    return kind === 'PASSPORT' && value !== '' ? value : null;
  }

  /** For a passport whose date of issue is needed and was not typed in yet. */
  private issueField(document: TravelDocument, at: number): Node[] {
    const isNeeded =
      document.issued === null &&
      this.page.places.some(({ rules }) => judge(document, rules, this.page.dateEnd).key === 'issueMissing');
    if (!isNeeded) return [];
    const field = this.issueInput(`check-issued-${at}`);
    field.autocomplete = 'off';
    // Each typed digit of a year changes the value; it is complete when the field is left.
    field.onblur = () => {
      if (field.value === '') return;
      document.issued = field.value;
      this.show();
    };
    field.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      field.blur();
    };
    return [element('label', { htmlFor: field.id }, this.text('issued')), field];
  }

  private take(document: TravelDocument): void {
    if (this.documents.length >= MOST_DOCUMENTS) return this.say(this.text('most'));
    this.documents.push(document);
    this.say('');
    this.show();
  }

  private nameOf({ kind, nationality, expires }: TravelDocument): string {
    const name = this.page.nationalities.find(({ code }) => code === nationality)?.name ?? nationality;
    return this.text('document', { kind: this.text(kind), nationality: name, day: this.day(expires) });
  }

  private show(): void {
    const chosen = element('ul');
    for (const [at, document] of this.documents.entries()) {
      const remove = element('button', { type: 'button', className: 'btn' }, this.text('remove'));
      remove.setAttribute('aria-label', `${this.text('remove')}: ${this.nameOf(document)}`);
      remove.onclick = () => {
        this.documents.splice(this.documents.indexOf(document), 1);
        this.show();
        this.lines.focus();
      };
      chosen.append(element('li', {}, this.nameOf(document), ' ', remove, ...this.issueField(document, at)));
    }
    this.answer.replaceChildren(chosen, ...this.page.places.map((place) => this.placeOf(place)));
  }

  private placeOf({ name, rules }: CheckPage['places'][number]): HTMLElement {
    const ranked = bestFirst(this.documents, rules, this.page.dateEnd);
    const box = element(
      'div',
      { className: `box ${TONES[ranked[0]?.verdict.key ?? 'notStated']}` },
      element('h3', {}, name),
    );
    const [best] = ranked;
    if (ranked.length > 1 && best?.verdict.key === 'ok')
      box.append(element('p', {}, element('strong', {}, this.text('best', { document: this.nameOf(best.document) }))));
    for (const { document, verdict, isVisaFree } of ranked) {
      const said = this.text(verdict.key, 'day' in verdict ? { day: this.day(verdict.day) } : {});
      const free = verdict.key === 'ok' && isVisaFree ? ` ${this.text('visaFree')}` : '';
      box.append(element('p', {}, element('strong', {}, this.nameOf(document)), element('br'), `${said}${free}`));
    }
    return box;
  }
}

/** Opens the form in place of the button that was pressed. */
export function openCheck(button: HTMLButtonElement): void {
  const { page } = button.dataset;
  if (page === undefined) return;
  const form = new Check(JSON.parse(page) as CheckPage).form();
  button.replaceWith(form);
  form.querySelector('textarea')?.focus();
}
