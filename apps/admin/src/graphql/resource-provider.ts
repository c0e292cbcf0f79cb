import type { GetListParams, GetListResult, RaRecord } from 'react-admin';

/** What a resource folder offers to react-admin's lists and forms. Writing goes through typed operations of the screens. */
export interface ResourceProvider {
  getList(params: GetListParams): Promise<GetListResult>;
  getOne(id: string, signal?: AbortSignal): Promise<{ data: RaRecord }>;
}
