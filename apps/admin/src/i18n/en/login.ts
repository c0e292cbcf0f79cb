/** Without ICU: the login loads before what formats messages. */
export const login = {
  login: {
    title: 'Log in',
    intro: 'Entry requirements for travel agencies and tour operators',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    failed: 'Login failed. Please check your username and password.',
    tooMany: 'Too many attempts. Please try again later.',
    ranOut: 'Your session has expired. Once you have logged in, you will be back where you were.',
    kept: 'This browser keeps your login, language, drafts and recent searches. There are no tracking cookies.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    product: 'Landfall',
    language: 'Language',
    required: 'Required field',
    forgot: 'Forgot your password?',
    network: 'An error occurred. The server cannot be reached.',
    error: 'Error: {message}',
    id: 'Reference for questions: {id}',
  },
};
