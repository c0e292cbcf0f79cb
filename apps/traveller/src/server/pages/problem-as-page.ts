import { translate } from '@landfall/messages';
import type { ProblemWriter } from '@landfall/platform/http';
import { renderMessagePage } from '../../render-form-page.js';
import { sendPage } from './page-headers.js';

/** A failed request as a page. */
export const problemAsPage: ProblemWriter = ({ status, message, language }, _request, response) =>
  sendPage(
    response,
    status,
    renderMessagePage({ language, title: translate(language, 'page.noData.title'), text: message }),
  );
