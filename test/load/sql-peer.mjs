// Stands in for the generic peer where that cannot be fetched: the same query, answered by one SQL statement and graphql-js.
import { createServer } from 'node:http';
import { buildSchema, execute, parse, validate } from 'graphql';
import pg from 'pg';
import { PEER_SCHEMA } from './peer-tables.mjs';

const MAX_CONNECTIONS = 10;
const schema = buildSchema(`
  scalar JSON
  type Query { rulesFor(places: [String], nationalities: [String], travelPurpose: String, departure: String): RuleDetails }
  type RuleDetails { nodes: [RuleDetail!]! }
  type RuleDetail {
    id: ID!, placeType: String!, placeId: String!, provenance: String!, sourceUri: String, authority: String, checkedAt: String, forEveryone: Boolean!
    noAccessStart: String, noAccessEnd: String, someRestrictionsStart: String, someRestrictionsEnd: String, noRestrictionsStart: String, noRestrictionsEnd: String
    ruleValuesByDetailId: RuleValues!
    namedNationalities(nationalities: [String]): [String]
  }
  type RuleValues { nodes: [RuleValue!]! }
  type RuleValue { detailType: String!, value: JSON! }`);
const SQL = `
  select d.id, d.place_type as "placeType", d.place_id as "placeId", d.provenance, d.source_uri as "sourceUri", d.authority, d.checked_at::text as "checkedAt",
    d.for_everyone as "forEveryone", d.no_access_start::text as "noAccessStart", d.no_access_end::text as "noAccessEnd",
    d.some_restrictions_start::text as "someRestrictionsStart", d.some_restrictions_end::text as "someRestrictionsEnd",
    d.no_restrictions_start::text as "noRestrictionsStart", d.no_restrictions_end::text as "noRestrictionsEnd",
    ${PEER_SCHEMA}.rule_detail_named_nationalities(d, $2) as "namedNationalities",
    (select coalesce(json_agg(json_build_object('detailType', v.detail_type, 'value', v.value)), '[]') from ${PEER_SCHEMA}.rule_value v where v.detail_id = d.id) as "values"
  from ${PEER_SCHEMA}.rules_for($1, $2, $3, $4) d`;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: MAX_CONNECTIONS });
const documents = new Map();

async function rulesFor({ places, nationalities, travelPurpose, departure }) {
  const { rows } = await pool.query({
    name: 'rules',
    text: SQL,
    values: [places, nationalities, travelPurpose, departure],
  });
  return { nodes: rows.map(({ values, ...detail }) => ({ ...detail, ruleValuesByDetailId: { nodes: values } })) };
}

function parsed(query) {
  let document = documents.get(query);
  if (document) return document;
  document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) throw errors[0];
  documents.set(query, document);
  return document;
}

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString());
    const result = await execute({
      schema,
      document: parsed(query),
      variableValues: variables,
      rootValue: { rulesFor },
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  } catch (error) {
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end(JSON.stringify({ errors: [{ message: error.message }] }));
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
