export const accountTexts = {
  'rejection.codeRequired': 'Introduzca el código de su aplicación de autenticación.',
  'rejection.codeWrong': 'El código no es correcto. Cada código vale 30 segundos y una sola vez.',
  'rejection.secondFactorOn': 'El inicio de sesión en dos pasos ya está configurado.',
  'rejection.secondFactorMissing': 'El inicio de sesión en dos pasos no está configurado.',
  'rejection.passkeyInvalid': 'No se ha podido comprobar esta llave de acceso. Inténtelo de nuevo.',
  'rejection.passkeysFull': 'No se pueden tener más de {max} llaves de acceso. Elimine una primero.',
  'rejection.badOrganisationCode': 'Utilice de 2 a 30 mayúsculas, cifras, guiones o guiones bajos.',
  'rejection.organisationCodeStays': 'El código de una organización no cambia.',
  'fault.autoLoginFailed':
    'El inicio de sesión automático ha fallado. Inténtelo más tarde o diríjase a su persona de contacto.',
  'fault.passkeyFailed':
    'El inicio de sesión con esta llave de acceso ha fallado. Inicie sesión con su nombre de usuario y su contraseña.',
} as const;
