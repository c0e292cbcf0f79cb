import { useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ImageUpload } from '../ui/ImageUpload.js';

/** The image of an article, kept with the form. */
export function ImageField() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { fieldState } = useInput({ source: 'imageId' });
  const image = useWatch({ name: 'image' }) as string | null | undefined;
  return (
    <ImageUpload
      purpose="news"
      image={image ?? null}
      onChange={(uploaded) => {
        setValue('imageId', uploaded?.id ?? null, { shouldDirty: true });
        setValue('image', uploaded?.url ?? null);
      }}
      error={fieldState.error?.message}
      labels={{
        add: translate('newsAdmin.addImage'),
        replace: translate('newsAdmin.replaceImage'),
        remove: translate('newsAdmin.removeImage'),
        sending: translate('newsAdmin.sending'),
        hint: translate('newsAdmin.imageHint'),
      }}
    />
  );
}
