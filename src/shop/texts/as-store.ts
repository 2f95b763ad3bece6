/** «متجر منوال»، إلا إذا كان الاسم نفسه يبدأ بكلمة متجر أو ما يقوم مقامها. */
export function asStore(name: string): string {
  return /^(ال)?(متجر|محل|محلات|بوتيك|معرض|دار|شركة|مؤسسة)\s/.test(name) ? name : `متجر ${name}`;
}
