import ShortTextIcon from '@mui/icons-material/ShortText';
import { lazy } from 'react';
import { Navigate, Route, useParams } from 'react-router-dom';
import type { KeptSnippet } from '../gen/graphql.js';

function FormerEdit() {
  const { id = '' } = useParams();
  return <Navigate to={`/textsnippets/${encodeURIComponent(id)}`} replace />;
}

export const textSnippets = {
  list: lazy(() => import('./SnippetList.js')),
  edit: lazy(() => import('./SnippetEdit.js')),
  create: lazy(() => import('./SnippetCreate.js')),
  // The addresses that the product promises (spec: application, section 2).
  children: [
    <Route key="list" path="list" element={<Navigate to="/textsnippets" replace />} />,
    <Route key="add" path="add" element={<Navigate to="/textsnippets/create" replace />} />,
    <Route key="edit" path="edit/:id" element={<FormerEdit />} />,
  ],
  icon: ShortTextIcon,
  recordRepresentation: ({ name }: KeptSnippet) => name,
};
