import { Canvas } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';

/** The least that a page with a 3D scene can be: what every first picture is measured against. */
createRoot(document.getElementById('root')!).render(
  <Canvas>
    <directionalLight position={[2, 3, 4]} />
    <mesh>
      <boxGeometry />
      <meshStandardMaterial color="#c05030" />
    </mesh>
  </Canvas>,
);
