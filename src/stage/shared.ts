/** A GPU resource. */
interface Resource {
  dispose(): void;
}

const resources = new Set<Resource>();
let stages = 0;

/** Marks a resource as shared by stages, such as a model's textures. */
export function shared<Made extends Resource>(resource: Made): Made {
  resources.add(resource);
  return resource;
}

/**
 * Registers a mounted stage. Returns the function that unregisters it. With the last stage all shared resources leave the
 * GPU, as they would otherwise keep the renderers and their pages alive for good; what is drawn again is uploaded again.
 */
export function enterStage(): () => void {
  stages++;
  let left = false;
  return () => {
    if (left) return;
    left = true;
    stages--;
    if (stages === 0) for (const resource of resources) resource.dispose();
  };
}
