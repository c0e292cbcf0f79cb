import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { ExternalInfoContent } from './external-info.decide.js';

export interface ExternalInfo extends ExternalInfoContent {
  id: string;
}

const COLUMNS =
  'id, name, info_category as "infoCategory", link, link_de as "linkDe", link_en as "linkEn", allow_iframe as "allowIframe"';

/** All of them, by category and name. */
export async function externalInfos(tx: Tx): Promise<ExternalInfo[]> {
  const { rows } = await tx.query<ExternalInfo>(
    `select ${COLUMNS} from external_restriction_info order by lower(info_category), lower(name), id`,
  );
  return rows;
}

/** Infos of these ids, in any order; what is no id has none. */
export async function externalInfosByIds(tx: Tx, ids: readonly string[]): Promise<ExternalInfo[]> {
  const { rows } = await tx.query<ExternalInfo>(
    `select ${COLUMNS} from external_restriction_info where id = any($1::uuid[])`,
    [ids.filter(isUuid)],
  );
  return rows;
}

const values = (id: string, c: ExternalInfoContent): unknown[] => [
  id,
  c.name,
  c.infoCategory,
  c.link,
  c.linkDe,
  c.linkEn,
  c.allowIframe,
];

export async function insertExternalInfo(tx: Tx, id: string, content: ExternalInfoContent): Promise<ExternalInfo> {
  const { rows } = await tx.query<ExternalInfo>(
    `insert into external_restriction_info (id, name, info_category, link, link_de, link_en, allow_iframe) values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    values(id, content),
  );
  return rows[0]!;
}

/** Null: there is none of this id. Until the transaction ends nobody else changes it. */
export async function externalInfoById(tx: Tx, id: string): Promise<ExternalInfo | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<ExternalInfo>(
    `select ${COLUMNS} from external_restriction_info where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateExternalInfo(tx: Tx, id: string, content: ExternalInfoContent): Promise<ExternalInfo> {
  const { rows } = await tx.query<ExternalInfo>(
    `update external_restriction_info set name = $2, info_category = $3, link = $4, link_de = $5, link_en = $6, allow_iframe = $7 where id = $1 returning ${COLUMNS}`,
    values(id, content),
  );
  return rows[0]!;
}

/** False: there is none of this id. */
export async function deleteExternalInfo(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await tx.query('delete from external_restriction_info where id = $1', [id]);
  return rowCount === 1;
}
