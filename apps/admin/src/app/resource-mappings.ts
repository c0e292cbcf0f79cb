import { authorityMapping } from '../authorities/mapping.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';
import { importRunMapping, importScheduleMapping } from '../imports/mapping.js';
import { feedbackMapping, operatorInfoMapping } from '../information-centre/mapping.js';
import { journeyMapping } from '../journeys/mapping.js';
import { restrictionMapping } from '../restrictions/mapping.js';
import { regressionCaseMapping } from '../regression-cases/mapping.js';
import { snippetMapping } from '../text-snippets/mapping.js';

/** The resources that react-admin reads and writes by the schema, by their names in the address. */
export const resourceMappings: Readonly<Record<string, ResourceMapping>> = {
  authorities: authorityMapping,
  entryrestrictions: restrictionMapping,
  externalinfos: operatorInfoMapping,
  feedback: feedbackMapping,
  importruns: importRunMapping,
  importschedules: importScheduleMapping,
  'mytrip-history': journeyMapping,
  regressioncases: regressionCaseMapping,
  textsnippets: snippetMapping,
};
