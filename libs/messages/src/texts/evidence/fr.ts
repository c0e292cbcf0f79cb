import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Preuve de l’information de voyage',
  'evidence.what':
    'Ce document consigne ce que la page de ce voyage indiquait dans chaque version, les e-mails envoyés à ce sujet et leur date. Il ne nomme aucun voyageur.',
  'evidence.trip': 'Voyage',
  'evidence.dates': 'Dates du voyage',
  'evidence.nationalities': 'Nationalités',
  'evidence.made': 'Établi le',
  'evidence.invoice': 'Phrase pour la facture',
  'evidence.invoiceText':
    'Les informations sur les exigences en matière de passeport et de visa et sur les formalités sanitaires pour le voyage vers {destinations} ({nationalities}) ont été fournies le {day} (version {version}) et sont tenues à jour sur la page du voyage jusqu’au {end}.',
  'evidence.invoiceNone': 'La page du voyage n’a pas encore été consultée. La facture ne peut encore renvoyer à rien.',
  'evidence.versions': 'Ce qui a été affiché',
  'evidence.contract': 'Avant le contrat',
  'evidence.departure': 'Avant le départ',
  'evidence.shown': 'Affichée pour la première fois le {moment}, {language}, version {version}',
  'evidence.same': 'La page indiquait la même chose avant le contrat et avant le départ.',
  'evidence.none': 'La page n’a pas été consultée jusque-là.',
  'evidence.records': 'Ce qui s’est passé et quand',
  'evidence.recordTrip': 'Page du voyage créée',
  'evidence.recordPage': 'Page consultée pour la première fois dans cette version ({language}, version {version})',
  'evidence.recordPdf':
    'Page téléchargée en PDF pour la première fois dans cette version ({language}, version {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail sur des changements} other {E-mail demandant une confirmation}} accepté par le serveur de messagerie ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail sur des changements} other {E-mail demandant une confirmation}} non accepté ({code})',
  'evidence.recordSubscribed': 'Notifications confirmées par le destinataire',
  'evidence.recordUnsubscribed': 'Notifications arrêtées par le destinataire',
  'evidence.mailed': 'Ce que les e-mails ont annoncé',
  'evidence.nobody': 'Toute personne qui a le lien peut ouvrir la page. Qui l’a fait n’est pas consigné.',
  'evidence.verify': 'Comment vérifier ce fichier',
  'evidence.verifyText':
    'Le fichier est signé et chaque entrée figure dans un journal qui ne peut que croître. La commande « npm run verify-evidence » de Landfall le vérifie sans connexion et trouve tout octet modifié. Les entrées sont jointes sous le nom {file}.',
  'evidence.key': 'Clé du journal',
  'evidence.state': 'État du journal',
};
