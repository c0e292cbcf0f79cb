import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DestinationDetailArguments, DestinationDetailQuery } from '@landfall/answers/destination-detail';
import { Fault } from '@landfall/kernel';
import { currentRequest, validated } from '@landfall/platform';
import type { RequestHandler } from 'express';
import { getArgumentValues, getVariableValues, GraphQLError } from 'graphql';
import { decideAccess, FIELD_RULES } from '../access/field-rules.js';
import { OperationCosts } from '../graphql/operation-costs.js';
import { sanitised } from '../graphql/sanitised-text.js';
import { listenerOfLookup } from './compiled-lookups.js';
import { sendLookup } from './known-lookups.js';
import { LOOKUP, LookupDocuments, type KeepAnswer, type LookupDocument, type Values } from './lookup-documents.js';

const NOTHING: Values = {};
const SENT: ReadonlySet<string> = new Set(['query', 'variables', 'operationName']);
const JSON_ACCEPTED = /^(\*\/\*|application\/json)(,|;|$)/;

/**
 * Answers lookups whose document has been validated and compiled before, without Apollo: with the same checks of access, cost, variables and
 * arguments, and the same bytes. Whatever is not an ordinary answer goes the usual way, which starts from the beginning.
 */
@Injectable()
export class DirectLookups {
  constructor(
    private readonly documents: LookupDocuments,
    private readonly costs: OperationCosts,
    private readonly queries: QueryBus,
  ) {}

  readonly serve: RequestHandler = (request, response, next) => {
    const { method, path, headers } = request;
    const body: unknown = request.body;
    const known = method === 'POST' && path === '/' ? this.known(body, headers.accept) : null;
    if (!known) return next();
    const send = (bytes: Buffer | null): void => {
      if (!bytes) return next();
      sendLookup(response, bytes);
    };
    // What fails is worked out again the usual way, which formats rejections and logs faults.
    this.answer(known, listenerOfLookup(request))
      .then(send, () => next())
      .catch(next);
  };

  /** The operation of the body of a POST for GraphQL; null: it takes the usual way. */
  operationIn(body: Buffer, accept: string | undefined): DirectLookup | null {
    if (!body.includes(LOOKUP)) return null;
    try {
      return this.known(JSON.parse(body.toString()), accept);
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private known(body: unknown, accept: string | undefined): DirectLookup | null {
    const sent = sentIn(body, accept);
    const document = sent && this.documents.known(sent.query, sent.operationName);
    return document?.isWhole ? { document, variables: sent!.variables } : null;
  }

  /** In a request; null: it takes the usual way. */
  async answer({ document, variables }: DirectLookup, keep?: KeepAnswer): Promise<Buffer | null> {
    const { viewer, language } = currentRequest();
    if (decideAccess(FIELD_RULES[`Query.${LOOKUP}`]!, viewer) !== 'ALLOWED') return null;
    if (!this.costs.allow({ ...document, variables })) return null;
    const args = argumentsOf(document, variables);
    if (!args || (args.asOf ?? null) !== null) return null;
    const query = new DestinationDetailQuery(validated(DestinationDetailArguments, args), language, true);
    return document.write(await this.queries.execute(query), NOTHING, keep);
  }
}

export interface DirectLookup {
  document: LookupDocument;
  variables: Values;
}

interface Sent {
  query: string;
  operationName: string | null;
  variables: Values;
}

/** The operation of a request that holds nothing else; null: Apollo has to judge it. */
function sentIn(body: unknown, accept = '*/*'): Sent | null {
  if (!JSON_ACCEPTED.test(accept)) return null;
  if (!isRecord(body) || Object.keys(body).some((key) => !SENT.has(key))) return null;
  const { query, operationName = null, variables } = body;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  if (operationName === '' || (variables != null && !isRecord(variables))) return null;
  return { query, operationName, variables: variables ?? NOTHING };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The checked arguments of the lookup; null: some are wrong. */
function argumentsOf(
  { schema, operation, root }: LookupDocument,
  variables: Values,
): DestinationDetailArguments | null {
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) return null;
  try {
    const field = schema.getQueryType()!.getFields()[LOOKUP]!;
    return sanitised(getArgumentValues(field, root, coerced)) as DestinationDetailArguments;
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof Fault) return null;
    throw error;
  }
}
