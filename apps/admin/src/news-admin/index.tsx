import CampaignIcon from '@mui/icons-material/Campaign';
import { Navigate, Route, useParams } from 'react-router-dom';
import { KeptNews } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

function PublicEdit() {
  const { id = '' } = useParams();
  return <Navigate to={`/news-admin/${encodeURIComponent(id)}`} replace />;
}

const list = () => import('./screens.js');
const form = () => import('./form.js');

export const newsAdmin: ConsoleResource = {
  name: 'news-admin',
  mapping: { type: 'News', fragment: KeptNews, operations: { one: 'newsArticle' } },
  menu: 'tools',
  ...staffScreens({ list, form }),
  // The public addresses of the product (spec: application, section 2).
  children: [
    <Route key="list" path="list" element={<Navigate to="/news-admin" replace />} />,
    <Route key="add" path="add" element={<Navigate to="/news-admin/create" replace />} />,
    <Route key="edit" path="edit/:id" element={<PublicEdit />} />,
  ],
  icon: CampaignIcon,
  recordRepresentation: ({ title }: KeptNews) => title,
};
