import type { YesNoTextValue } from '@landfall/catalogue';
import { loadCountryInformation, loadRuleFiles } from './seed-rules.js';
import type { RuleFile, RuleFileDetail } from './rule-file.js';
import { SEEDS, theSeeds } from '../../../restrictions/test/the-seeds.js';

let files: { name: string; file: RuleFile }[];
beforeAll(async () => {
  const { groups } = await theSeeds();
  files = [...(await loadRuleFiles(SEEDS, groups)), ...(await loadCountryInformation(SEEDS, groups))];
}, 60_000);

const isYesNoText = (value: unknown): value is YesNoTextValue =>
  value !== null && typeof value === 'object' && 'yes' in value;

function germanTexts({ noteDe, values }: RuleFileDetail): string[] {
  const texts = Object.values(values).map((value) => {
    if (isYesNoText(value)) return value.textDe;
    return value !== null && typeof value === 'object' ? (value as Record<string, string>)['de'] : null;
  });
  return [noteDe, ...texts].filter((text): text is string => Boolean(text));
}

/** Spellings to avoid, with the one that the texts use. */
const TERMS: [avoid: RegExp, term: string][] = [
  [/\b(?:e-[Vv]is(?:um|a)|[eE]-?VISA|eVis(?:ums?|a)|E-visum)\b(?!\.\w)/u, 'E-Visum'],
  [/\binternationale[nrsm]? Führerschein/u, 'Internationaler Führerschein'],
  [/\bFoto(?:s)? genommen\b/u, 'ein Foto gemacht'],
  [/\bförmlich als Visum\b/u, 'offiziell als Visum'],
  [/mit Licht zu fahren/u, 'Abblendlicht ist auch tagsüber Pflicht'],
];

const unwelcomeTerms = (text: string): string[] => TERMS.filter(([avoid]) => avoid.test(text)).map(([, term]) => term);

const START = '^(?:(?:Für|For|Bei|Es|In) [^.;:]{0,60})?';
const notDe = '[Nn]icht (?:mehr |förmlich )?(?:vorgeschrieben|erforderlich|nötig|verlangt)';
const notEn = '(?:[Nn]ot|[Nn]o longer|[Nn]ot formally) (?:compulsory|prescribed|required|needed|a formal requirement)';
const denies = `${START}(?:${notDe}|${notEn})`;

/** How a text repeats the answer of its type, which is said before it. */
const ECHOES: Record<string, Partial<Record<'yes' | 'no', RegExp>>> = {
  ErChildrenPassportRequired: {
    yes: /^(?:Auch |Jedes )?Kind(?:er)?[^.;:]* brauch(?:t|en) (?:einen eigenen (?:Reisep|P)ass|ein eigenes Reisedokument)|^(?:Every|Each) child needs a (?:passport|travel document)|^Children[^.;:]* need a passport/u,
  },
  ErExtraFormsRequired: {
    yes: /^(?:Zusätzliche Formulare|Additional forms)/u,
    no: /^[^.;:]*(?:kein (?:\w+)?[Ff]ormular|[Ff]ormulare? gibt es nicht|[Ff]ormular (?:vorab )?(?:nicht|erforderlich))|^(?:There (?:is|are) no|No) [^.;:]*forms?\b/u,
  },
  ErOnwardTicketRequired: {
    yes: /^(?:Ein (?:\w+ )?Rück- oder Weiter\w+ticket (?:ist|kann|wird)|Ein Ticket für die Rück- oder Weiterreise (?:ist|kann)|A (?:\w+ )?return or onward ticket (?:is|must|has|may))/u,
    no: new RegExp(denies, 'u'),
  },
  ErSufficientFundsRequired: {
    yes: /^(?:Auf Verlangen sind ausreichende Mittel für [^.;,]* nachzuweisen|Sufficient funds for the stay[^.;,]* on request)\./u,
    no: new RegExp(denies, 'u'),
  },
  ErHealthInsuranceRequired: {
    yes: /^(?:Eine )?(?:\w+k|K)rankenversicherung ist vorgeschrieben|^(?:Travel h|H)ealth insurance is compulsory/u,
    no: new RegExp(
      `${denies}|^Eine Auslandskrankenversicherung|^Travel (?:health|medical) insurance|^Seit [^.;:]* nicht mehr`,
      'u',
    ),
  },
  VaccinationRequired: {
    no: /^[^.;:]*(?:keine (?:Pflicht)?impfungen|sind keine Impfungen vorgeschrieben)|^No (?:compulsory )?vaccinations/iu,
  },
  ErExitFeeRequired: {
    no: /^[^.;:]*keine Ausreisegebühr|^Eine Ausreisegebühr wird nicht|^No exit fee|pay no exit fee/u,
  },
  ErMinorsConsentRequired: {
    no: new RegExp(`${denies}|^Eine Einverständniserklärung ist nicht|^A letter of consent is not`, 'u'),
  },
  InternationalDrivingPermitRequired: {
    yes: /^(?:Der |Ein )?[Ii]nternationaler? Führerschein|^(?:The |An )?[Ii]nternational driving permit/u,
  },
};

const echoesIn = (type: string, { yes, textDe, textEn }: YesNoTextValue): boolean => {
  const echo = typeof yes === 'boolean' ? ECHOES[type]?.[yes ? 'yes' : 'no'] : undefined;
  return echo !== undefined && [textDe, textEn].some((text) => text && echo.test(text));
};

/** What a yes must not begin with: the text would take it back. */
const TAKEN_BACK = new RegExp(
  `^(?:${notDe}|${notEn}|Keine? |Es ist kein|Bei der Einreise ist kein|There is no |No (?:form|proof|fee|permit) )`,
  'u',
);

const yesNoTexts = (of: (type: string, value: YesNoTextValue, detail: RuleFileDetail) => boolean): string[] =>
  files.flatMap(({ name, file }) =>
    file.details.flatMap((detail) =>
      Object.entries(detail.values)
        .filter(([type, value]) => isYesNoText(value) && of(type, value, detail))
        .map(([type, value]) => `${name} ${type}: ${(value as YesNoTextValue).textDe ?? ''}`),
    ),
  );

describe('the texts of the seeds', () => {
  it('use one German spelling for a term', () => {
    const found = files.flatMap(({ name, file }) =>
      file.details
        .flatMap(germanTexts)
        .flatMap((text) => unwelcomeTerms(text).map((term) => `${name} (${term}): ${text}`)),
    );
    expect(found).toEqual([]);
  });

  it('do not repeat the answer that stands before them', () => {
    expect(yesNoTexts((type, value) => echoesIn(type, value))).toEqual([]);
  });

  it('do not take back a yes', () => {
    expect(
      yesNoTexts(
        (_, { yes, textDe, textEn }) => yes === true && [textDe, textEn].some((text) => text && TAKEN_BACK.test(text)),
      ),
    ).toEqual([]);
  });

  it('say when no vaccination is required, where one is required of arrivals from certain countries', () => {
    const bare = files.filter(({ file }) => {
      const stated = file.details.filter(({ values }) => 'VaccinationRequired' in values);
      const isRequired = stated.some(
        ({ from, values }) => from !== 'anywhere' && (values['VaccinationRequired'] as YesNoTextValue).yes === true,
      );
      const general = stated.find(({ from, for: audience }) => from === 'anywhere' && audience === 'everyone');
      const value = general?.values['VaccinationRequired'] as YesNoTextValue | undefined;
      return isRequired && value?.yes === false && !value.textDe;
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

describe('the checks of texts', () => {
  it.each([
    ['Das e-Visum wird online beantragt.', ['E-Visum']],
    ['Die eVisa kostet 50 US-Dollar.', ['E-Visum']],
    ['Der internationale Führerschein ist mitzuführen.', ['Internationaler Führerschein']],
    ['Das E-Visum gibt es auf evisa.gov.vn und e-visa.al.', []],
    ['Der Internationale Führerschein gilt ein Jahr.', []],
  ])('judge the terms of "%s"', (text, expected) => {
    expect(unwelcomeTerms(text)).toEqual(expected);
  });

  it.each([
    ['ErHealthInsuranceRequired', false, 'Nicht vorgeschrieben; eine Versicherung ist ratsam.', true],
    ['ErHealthInsuranceRequired', false, 'Für kurze Besuche nicht vorgeschrieben.', true],
    ['ErHealthInsuranceRequired', false, 'Sie ist aber ratsam.', false],
    ['ErChildrenPassportRequired', true, 'Jedes Kind braucht einen eigenen Pass.', true],
    ['ErChildrenPassportRequired', true, 'Jedes Kind braucht auch ein eigenes Visum.', false],
    ['ErOnwardTicketRequired', true, 'Ein Rück- oder Weiterreiseticket ist vorzulegen.', true],
    ['ErOnwardTicketRequired', true, 'Es ist auf Verlangen vorzulegen.', false],
    ['VaccinationRequired', false, 'Keine Pflichtimpfungen.', true],
    ['VaccinationRequired', false, 'Das gilt bei direkter Anreise aus Europa.', false],
    ['ErExtraFormsRequired', false, 'Es ist kein Einreiseformular auszufüllen.', true],
    ['InternationalDrivingPermitRequired', true, 'Der Internationale Führerschein ist mitzuführen.', true],
    ['InternationalDrivingPermitRequired', true, 'Er ist mitzuführen.', false],
  ])('judge the text of %s %s: "%s"', (type, yes, textDe, expected) => {
    expect(echoesIn(type, { yes, textDe, textEn: null })).toBe(expected);
  });
});
