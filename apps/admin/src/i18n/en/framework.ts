import type { framework as german } from '../de/framework.js';

export const framework: typeof german = {
  ra: {
    action: {
      back: 'Go Back', cancel: 'Cancel', confirm: 'Confirm', delete: 'Delete', refresh: 'Refresh', save: 'Save', close: 'Close',
      open_menu: 'Open menu', close_menu: 'Close menu', open: 'Open',
    },
    page: {
      error: 'Something went wrong', list: '%{name}', loading: 'Loading', not_found: 'Not Found', access_denied: 'Access denied',
      authentication_error: 'Authentication error',
    },
    message: {
      access_denied: "You don't have the right permissions to access this page",
      authentication_error: 'The authentication server returned an error and your credentials could not be checked.',
      auth_error: 'An error occurred while validating the authentication token.',
      error: "A client error occurred and your request couldn't be completed.", loading: 'Please wait',
      not_found: 'Either you typed a wrong URL, or you followed a bad link.',
    },
    navigation: {
      clear_filters: 'Clear filters', no_filtered_results: 'No %{name} found using the current filters.', no_results: 'No %{name} found',
      no_more_results: 'The page number %{page} is out of boundaries. Try the previous page.',
      page_out_of_boundaries: 'Page number %{page} out of boundaries', page_out_from_end: 'Cannot go after last page',
      page_out_from_begin: 'Cannot go before page 1', page_range_info: '%{offsetBegin}-%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} of more than %{offsetEnd}', current_page: 'Page %{page}', page: 'Go to page %{page}',
      first: 'Go to first page', last: 'Go to last page', next: 'Go to next page', previous: 'Go to previous page',
      page_rows_per_page: 'Rows per page:', skip_nav: 'Skip to content',
    },
    auth: { auth_check_error: 'Please login to continue', sign_in: 'Sign in' },
    notification: {
      http_error: 'Server communication error', data_provider_error: 'dataProvider error. Check the console for details.',
      i18n_error: 'Cannot load the translations for the specified language', logged_out: 'Your session has ended, please reconnect.',
      not_authorized: "You're not authorized to access this resource.", offline: 'No connectivity. Could not fetch data.',
    },
  },
};
