export const accountTexts = {
  'rejection.codeRequired': 'Veuillez saisir le code de votre application d’authentification.',
  'rejection.codeWrong': 'Ce code est incorrect. Un code est valable 30 secondes et une seule fois.',
  'rejection.secondFactorOn': 'La connexion en deux étapes est déjà configurée.',
  'rejection.secondFactorMissing': 'La connexion en deux étapes n’est pas configurée.',
  'rejection.passkeyInvalid': 'Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  'rejection.passkeysFull':
    'Il n’est pas possible d’avoir plus de {max} clés d’accès. Veuillez d’abord en supprimer une.',
  'rejection.badOrganisationCode': 'Utilisez 2 à 30 majuscules, chiffres, traits d’union ou traits bas.',
  'rejection.organisationCodeStays': 'Le code d’une organisation ne change pas.',
  'fault.autoLoginFailed': 'La connexion automatique a échoué. Réessayez plus tard ou contactez votre interlocuteur.',
  'fault.passkeyFailed':
    'La connexion avec cette clé d’accès a échoué. Connectez-vous avec votre nom d’utilisateur et votre mot de passe.',
} as const;
