import type { ApolloServerPlugin, BaseContext, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import {
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { operationCost } from './operation-cost.js';

/** What one operation may cost: each call of the contract with all it answers. 50,000 fields take a tenth of a second. */
export const BUDGET = 60_000;
const MAX_KNOWN = 500;

type Resolved = GraphQLRequestContext<BaseContext> & { schema: GraphQLSchema };

/** An operation of a validated document. */
interface Requested {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  queryHash: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Rejects operations that request too much, after their document and variables are known and before anything is resolved. */
@Plugin()
export class OperationCosts implements ApolloServerPlugin {
  private readonly known = new Map<string, number>();

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    return {
      didResolveOperation: async (request) => {
        // Apollo names none when the document holds no operation of that name, and rejects the request after this.
        if (!request.operation) return;
        const cost = this.costOf(requestedIn(request));
        if (cost > BUDGET) throw rejection(`it requests too much (${cost} of at most ${BUDGET})`);
      },
    };
  }

  /** Whether anybody may request as much. */
  allow(requested: Requested): boolean {
    try {
      return this.costOf(requested) <= BUDGET;
    } catch (error) {
      if (error instanceof GraphQLError) return false;
      throw error;
    }
  }

  private costOf({ schema, document, operation, operationName, queryHash, variables }: Requested): number {
    // Limits and conditions are numbers and booleans.
    const deciding = Object.entries(variables).filter(([, value]) => ['number', 'boolean'].includes(typeof value));
    const key = JSON.stringify([queryHash, operationName, deciding]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 0;
    const cost = estimated(() => operationCost(schema, document, variables, operationName ?? undefined));
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(key, cost);
    return cost;
  }
}

const requestedIn = ({ schema, document, operation, operationName, queryHash, request }: Resolved): Requested => ({
  schema,
  document: document!,
  operation: operation!,
  operationName: operationName ?? null,
  queryHash: queryHash!,
  variables: request.variables ?? {},
});

function estimated(estimate: () => number): number {
  try {
    return estimate();
  } catch (error) {
    if (error instanceof GraphQLError) throw rejection('it has too many fields');
    throw error;
  }
}

const rejection = (reason: string): GraphQLError =>
  new GraphQLError(`The document is rejected: ${reason}.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  });
