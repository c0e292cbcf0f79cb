export const accountTexts = {
  'rejection.codeRequired': 'Introduza o código da sua aplicação de autenticação.',
  'rejection.codeWrong': 'Este código não está correto. Um código é válido durante 30 segundos e uma única vez.',
  'rejection.secondFactorOn': 'O início de sessão em dois passos já está configurado.',
  'rejection.secondFactorMissing': 'O início de sessão em dois passos não está configurado.',
  'rejection.passkeyInvalid': 'Não foi possível verificar esta chave de acesso. Tente novamente.',
  'rejection.passkeysFull': 'Não é possível ter mais de {max} chaves de acesso. Remova primeiro uma.',
  'rejection.badOrganisationCode': 'Utilize 2 a 30 maiúsculas, algarismos, hífenes ou traços inferiores.',
  'rejection.organisationCodeStays': 'O código de uma organização não muda.',
  'fault.autoLoginFailed':
    'O início de sessão automático falhou. Tente mais tarde ou contacte a sua pessoa de contacto.',
  'fault.passkeyFailed':
    'O início de sessão com esta chave de acesso falhou. Inicie sessão com o nome de utilizador e a palavra-passe.',
} as const;
