import { formatTopicsAlone } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { reasonsOf, wordOf } from '../model/verdict-texts.js';
import type { Verdict } from '@landfall/requirements/verdicts';
import type { DetailViewModel, VerdictView } from '../trip-page-view.js';
import { Icon, type Shape, type Tone } from './icons.js';

const LOOKS: Readonly<Record<Verdict, { tone: Tone; shape: Shape }>> = {
  NO: { tone: 'red', shape: 'bar' },
  DEPENDS: { tone: 'purple', shape: 'arrows' },
  UNKNOWN: { tone: 'gray', shape: 'question' },
  TODO: { tone: 'yellow', shape: 'alert' },
  FINE: { tone: 'blue', shape: 'check' },
};

interface VerdictTableProps {
  reader: Reader;
  detail: Pick<DetailViewModel, 'places' | 'verdicts'>;
}

/** What the trip means for each nationality at each place. For a single one the rest of the page says it. */
export function VerdictTable({ reader, detail: { places, verdicts } }: VerdictTableProps): ReactNode {
  const { t } = reader;
  if (verdicts.length < 2) return null;
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts">{t('page.verdicts')}</h2>
      <table className="who">
        <thead>
          <tr>
            <td />
            {verdicts.map(({ nationality }) => (
              <th key={nationality} scope="col">
                {nationality}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, isTransit, silhouette }, at) => (
            <tr key={`${id}${at}`}>
              <th scope="row">
                <Silhouette path={silhouette} />
                <span>
                  {name}
                  {isTransit && <small>{t('page.transitStop')}</small>}
                </span>
              </th>
              {verdicts.map(({ nationality, cells }) => (
                <Cell key={nationality} reader={reader} nationality={nationality} cell={cells[at]!} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ reader, nationality, cell }: { reader: Reader; nationality: string; cell: VerdictView }): ReactNode {
  const { tone, shape } = LOOKS[cell.verdict];
  const reasons = reasonsOf(reader, cell);
  return (
    <td className={tone} data-for={nationality}>
      <b>
        <Icon shape={shape} />
        {wordOf(reader, cell.verdict)}
      </b>
      {reasons.length > 0 && <small>{formatTopicsAlone(reader.language, reasons)}</small>}
    </td>
  );
}

/** The outline of a country, beside its name. */
const Silhouette = ({ path }: { path: string | null }): ReactNode =>
  path !== null && (
    <svg className="sil" viewBox="0 0 40 40" aria-hidden="true">
      <path d={path} />
    </svg>
  );
