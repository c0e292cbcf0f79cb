import ShortTextIcon from '@mui/icons-material/ShortText';
import { Navigate, Route, useParams } from 'react-router-dom';
import { KeptSnippet } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';
import { snippetInput } from './snippet-input.js';

function FormerEdit() {
  const { id = '' } = useParams();
  return <Navigate to={`/textsnippets/${encodeURIComponent(id)}`} replace />;
}

const screens = () => import('./screens.js');

export const textSnippets: ConsoleResource = {
  name: 'textsnippets',
  mapping: { type: 'TextSnippet', fragment: KeptSnippet, toInput: snippetInput },
  menu: 'tools',
  ...staffScreens({ list: screens, form: screens }),
  // The public addresses of the product (spec: application, section 2).
  children: [
    <Route key="list" path="list" element={<Navigate to="/textsnippets" replace />} />,
    <Route key="add" path="add" element={<Navigate to="/textsnippets/create" replace />} />,
    <Route key="edit" path="edit/:id" element={<FormerEdit />} />,
  ],
  icon: ShortTextIcon,
  recordRepresentation: ({ name }: KeptSnippet) => name,
};
